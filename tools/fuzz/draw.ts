import fc from 'fast-check'

/** The value that an arbitrary makes from a seed: the same one every time. */
export function draw<Value>(arbitrary: fc.Arbitrary<Value>, seed: number): Value {
  const [value] = fc.sample(arbitrary, { seed, numRuns: 1, unbiased: true })
  return value as Value
}

/** Changes one of `odds` values. */
export function sometimes<Value>(
  odds: number,
  values: fc.Arbitrary<Value>,
  change: (value: Value) => Value,
): fc.Arbitrary<Value> {
  return fc.tuple(values, fc.nat(odds - 1)).map(([value, number]) => (number === 0 ? change(value) : value))
}

/** An object with a value at each key. */
export function anyObject<Value>(
  fields: Readonly<Record<string, fc.Arbitrary<Value>>>,
  requiredKeys: readonly string[] = Object.keys(fields),
): fc.Arbitrary<Readonly<Record<string, Value>>> {
  return fc.record(fields, { requiredKeys: [...requiredKeys], noNullPrototype: true }) as fc.Arbitrary<
    Readonly<Record<string, Value>>
  >
}

/** At most two entries, whose names are those of a pool. */
export function entriesNamed<Value>(
  names: fc.Arbitrary<string>,
  values: fc.Arbitrary<Value>,
): fc.Arbitrary<Readonly<Record<string, Value>>> {
  return fc.dictionary(names, values, { maxKeys: 2, noNullPrototype: true })
}

const matching = new Map<string, fc.Arbitrary<string>>()

/** Short texts that match a regular expression. One is prepared for each expression, which takes a while. */
export function textMatching(pattern: string): fc.Arbitrary<string> {
  const texts = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'xsmall' })
  matching.set(pattern, texts)
  return texts
}
