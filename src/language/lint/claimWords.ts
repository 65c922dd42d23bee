/** How a language makes the claims that the lint compares. Every number is a group; only one of a pattern’s groups is set. */
export interface ClaimWords {
  /** What an amount is for a time: a month, per year. The time is the group. */
  readonly perTime: string
  /** Use beyond what is included. */
  readonly beyond: RegExp
  /** The days of a free trial. */
  readonly trial: RegExp
  /** The days within which money is returned. */
  readonly moneyBack: RegExp
  readonly promised: RegExp
  readonly refused: RegExp
  /** The unit of a day, as in the seal of a guarantee. */
  readonly day: RegExp
}

/** By language. A language that isn’t here has only its prices compared, which need no words. */
export const claimWords: Readonly<Record<string, ClaimWords>> = {
  en: {
    perTime: '(?:a|an|per|each|every|\\/) ?(month|year|week|day)',
    beyond: /\b(?:overages?|beyond|additional|extra)\b/i,
    trial:
      /(\d+)[- ]days? (?:(?:free|risk-free|no-risk) )*trial|\btrial (?:of|for|lasts) \**(\d+) days|\bfree for (\d+) days/gi,
    moneyBack:
      /(\d+)[- ]days? (?:\w+ )?(?:money[- ]back|refund|returns?\b)|(?:money[- ]back|refund\w*)[^.\d]{0,30} within (\d+) days|within (\d+) days[^.\d]{0,60}(?:money back|refund|return the)/gi,
    promised: /money[- ]back|\bfull refund|\bwe(?:[’']ll)? refund|\brefund(?:ed)? within|\breturn the \w+ ?fee/i,
    refused:
      /\bno (?:refunds?|money[- ]back)\b|\bnon-?refundable\b|\bnot refundable\b|\b(?:don[’']t|do not|never) (?:give |offer )?refunds?\b/i,
    day: /^days?$/i,
  },
  de: {
    perTime: '(?:im|pro|je|\\/) ?(Monat|Jahr|Woche|Tag)',
    beyond: /\b(?:zusätzliche\w*|weitere\w*|darüber hinaus)\b/i,
    trial: /(\d+)[- ]Tage[- ](?:\w+[- ])?(?:Test|Probe)|(\d+) Tage (?:kostenlos|gratis)/gi,
    moneyBack:
      /(\d+)[- ]Tage[- ](?:\w+[- ])?(?:Geld|Rückgabe)|innerhalb von (\d+) Tagen[^.\d]{0,60}(?:Geld zurück|erstatt)/gi,
    promised: /Geld[- ]zurück/i,
    refused: /\bkein\w* (?:Rück)?erstattung|\bnicht (?:rück)?erstattet/i,
    day: /^Tage?n?$/i,
  },
  es: {
    perTime: '(?:al|por|\\/) ?(mes|año|semana|día)',
    beyond: /(?:adicional\w*|extra)\b/i,
    trial: /prueba (?:gratuita |gratis )?de (\d+) días|(\d+) días (?:gratis|de prueba)/gi,
    moneyBack:
      /(?:reembolso|devolución)[^.\d]{0,40} (\d+) días|(\d+) días[^.\d]{0,40}(?:reembolso|devolución|devolvemos)/gi,
    promised: /garantía de (?:reembolso|devolución)|te devolvemos/i,
    refused: /\b(?:sin|no hay|no se hacen) (?:reembolsos?|devoluciones)/i,
    day: /^días?$/i,
  },
  fr: {
    perTime: '(?:par|\\/) ?(mois|an|semaine|jour)',
    beyond: /(?:supplémentaires?|au-delà)/i,
    trial: /essai (?:gratuit )?de (\d+) jours|(\d+) jours (?:gratuits|d[’']essai)/gi,
    moneyBack: /rembours\w*[^.\d]{0,40} (\d+) jours|(\d+) jours[^.\d]{0,40}rembours/gi,
    promised: /satisfait ou remboursé|\brembourse(?:ment|rons)\b(?! impossible)/i,
    refused: /\b(?:aucun|pas de|sans) remboursement|non remboursable/i,
    day: /^jours?$/i,
  },
}
