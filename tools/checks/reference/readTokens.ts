/** A design token and its defaults. */
export interface Token {
  readonly name: string
  readonly dark: string
  readonly light: string
  /** Whether the default differs by theme. */
  readonly isThemed: boolean
}

/** Returns the tokens that a style sheet sets on `[data-theme]`, without those of media queries and languages. */
export function readTokens(css: string): Token[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '')
  const own = {
    all: declarations(text, '[data-theme]'),
    dark: declarations(text, '[data-theme="dark"]'),
    light: declarations(text, '[data-theme="light"]'),
  }
  return [...new Set([...own.all.keys(), ...own.dark.keys(), ...own.light.keys()])].map(name => {
    const dark = own.dark.get(name) ?? own.all.get(name) ?? ''
    const light = own.light.get(name) ?? own.all.get(name) ?? ''
    return { name, dark, light, isThemed: own.dark.has(name) || own.light.has(name) }
  })
}

/** Returns the tokens of the rule with this selector, at the start of a line. */
function declarations(css: string, selector: string): Map<string, string> {
  const start = css.search(new RegExp(`^${selector.replaceAll(/[[\]]/gu, '\\$&')} \\{`, 'mu'))
  if (start < 0) return new Map()
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return new Map(
    [...body.matchAll(/(--oak-[a-z0-9-]+):([^;]+);/gu)].map(([, name = '', value = '']) => [
      name,
      value.trim().replaceAll(/\s+/gu, ' '),
    ]),
  )
}
