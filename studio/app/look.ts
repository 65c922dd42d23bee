import { createGlobalStyle, css } from 'styled-components'

/** The look of Studio: ink on paper, hairlines, one blue for what is selected. Sizes follow the text size of the browser. */
export const Look = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fbfaf8, #191816);
    --bar: light-dark(#ffffff, #211f1d);
    --desk: light-dark(#ebe8e2, #100f0e);
    --field: light-dark(#ffffff, #191816);
    --ink: light-dark(#1d1b18, #f3f0ea);
    --quiet: light-dark(#666056, #a8a196);
    --line: light-dark(#dfdad1, #383530);
    --edge: light-dark(#8f887c, #777065);
    --hover: light-dark(#f2efe9, #2b2926);
    --accent: light-dark(#2450d3, #92acff);
    --accent-soft: light-dark(#e9eefd, #242b45);
    --on-accent: light-dark(#ffffff, #10162e);
    --bad: light-dark(#b3261e, #ff9b8f);
    --bad-soft: light-dark(#fdecea, #3b201d);
    --warn: light-dark(#8a5a00, #f0c063);
    --good: light-dark(#1d6b3c, #7fd8a2);
    --float: 0 1px 2px rgb(0 0 0 / 8%), 0 8px 32px rgb(0 0 0 / 16%);
  }
  *, ::before, ::after { box-sizing: border-box; }
  html, body, #studio { height: 100%; }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 0.8125rem/1.45 ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif;
    -webkit-font-smoothing: antialiased;
    overflow: hidden;
  }
  h1, h2, h3, p, ul, ol { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2 { font-size: 0.8125rem; font-weight: 600; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  ::selection { background: var(--accent-soft); }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { transition: none !important; animation: none !important; }
  }
`

export const small = css`
  font-size: 0.75rem;
  line-height: 1.4;
`

/** What is too long ends in dots. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** What lies over everything else. */
export const floating = css`
  border: 1px solid var(--line);
  border-radius: 0.625rem;
  background: var(--bar);
  box-shadow: var(--float);
`

/** Below this width one thing is shown at a time. */
export const narrow = '@media (max-width: 58rem)'

/** At least as large as a finger where there is no mouse. */
export const target = css`
  min-height: 2rem;
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`
