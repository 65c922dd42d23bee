import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Styled } from './createStyled.ts'
import styled, { css, cssFor, keyframes, siteCss, styleFilesOf } from './server.ts'

const fade = keyframes`from { opacity: 0; }`
const look = css`color: red;`
const Box = styled('div', 'sbox')`
  /* A comment. */
  ${look}
  ${[css`margin: 0;`, false]}
  animation: ${fade} 1s;
  &&:hover { color: blue; }
`
const Wide = styled(Box, 'swide')`
  ${Box} + & { width: 100%; }
  @media print { display: none; }
`
const Grown = styled('textarea', 'sgrow')`
  field-sizing: content;
  padding: 0;
`
styled('p', 'sunused')`color: green;`

describe('styled', () => {
  it('renders an element with the class, the extended class and the given one', () => {
    expect(renderToString(<Wide className="given" />)).toBe('<div class="sbox swide given"></div>')
    expect(renderToString(<Box as="li" />)).toBe('<li class="sbox"></li>')
  })

  it('is its class in a selector, even without rules', () => {
    const Empty: Styled = styled('figure', 'sempty')``
    expect(renderToString(<Empty />)).toBe('<figure class="sempty"></figure>')
    expect(String(Empty)).toBe('.sempty')
  })

  it('passes its class on to a component that is not styled', () => {
    const Inner = ({ className }: { className?: string }) => <b className={className}>x</b>
    const Outer = styled(Inner, 'souter')`color: red;`
    expect(renderToString(<Outer />)).toBe('<b class="souter">x</b>')
  })
})

describe('cssFor', () => {
  it('has the rules of the classes in the HTML, extended ones first, and their keyframes once', () => {
    const text = cssFor(renderToString(<Wide />))
    const name = /animation:(k\w+) 1s/.exec(text)?.[1]
    expect(text).toBe(
      `.sbox{color:red;margin:0;animation:${name} 1s}.sbox+.swide{width:100%}@keyframes ${name}{from{opacity:0}}`,
    )
  })

  it('leaves out rules for values of attributes that the HTML does not have, unless they are those of the page', () => {
    styled('i', 'stone')`
      &[data-tone='dark'] { color: white; }
      [data-tone='pale'] & { color: gray; }
      &:not([data-tone='dark']) { margin: 0; }
      html[data-tone='none'] & { padding: 0; }
    `
    const others = ".stone:not([data-tone='dark']){margin:0}html[data-tone='none'] .stone{padding:0}"
    expect(cssFor('<i class="stone"></i>')).toBe(others)
    expect(cssFor('<b data-tone="pale"><i class="stone"></i></b>')).toBe(
      `[data-tone='pale'] .stone{color:gray}${others}`,
    )
  })

  it('leaves hover, print and rules that the Nu HTML checker rejects to the style sheet', () => {
    expect(cssFor(renderToString(<Grown />))).toBe('')
    for (const rule of [
      '.sgrow{field-sizing:content;padding:0}',
      '.sbox.sbox:hover{color:blue}',
      '@media print{.swide{display:none}}',
    ])
      expect(siteCss()).toContain(rule)
  })
})

it('names the files that the rules for some HTML load', () => {
  styled('i', 'smask')`mask: url(/wave.svg), url(#own), url(/wave.svg);`
  expect(styleFilesOf('<p class="sbox smask"></p>')).toEqual(['/wave.svg'])
  expect(styleFilesOf('<p class="smask2">smask</p>')).toEqual([])
})

describe('siteCss', () => {
  it('has no space without meaning, except in quotes', () => {
    styled('b', 'sshort')`
      > p { content: 'a, b'; padding: 0.5rem calc(1rem - 0.25rem); }
      @container (width >= 29rem) { background: linear-gradient(90deg, red, 10.05%); }
      @media (min-width: 48em) and (hover: none) {
        background: linear-gradient(
          calc( 90deg ),
          red
        );
      }
    `
    expect(siteCss()).toContain(".sshort>p{content:'a, b';padding:.5rem calc(1rem - .25rem)}")
    expect(siteCss()).toContain('@container (width >= 29rem){.sshort{background:linear-gradient(90deg,red,10.05%)}}')
    expect(siteCss()).toContain(
      '@media (min-width:48em) and (hover:none){.sshort{background:linear-gradient(calc(90deg),red)}}',
    )
  })

  it('has the rules of every component', () => {
    expect(siteCss()).toContain('.sunused{color:green}')
  })

  it('rejects styles that depend on props and says what to do', () => {
    styled('i', 'sfunction')`color: ${({ $tone }: { $tone: string }) => $tone};`
    expect(() => siteCss()).toThrow(/can't depend on props.*\$tone[\s\S]*data attribute/)
  })
})
