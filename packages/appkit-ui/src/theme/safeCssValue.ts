/** True for a value that stays inside its declaration and loads nothing: no way to end the rule, no URL, nothing left open. */
export function isSafeCssValue(value: string): boolean {
  if (/[;{}<>@\\!\n\r\f]|\/\*|(url|image|image-set|src|element|attr)\(/i.test(value)) return false
  const bare = value.replace(/"[^"]*"|'[^']*'/g, '')
  if (/["']/.test(bare)) return false
  let depth = 0
  for (const character of bare) {
    if (character === '(' || character === '[') depth++
    if (character === ')' || character === ']') depth--
    if (depth < 0) return false
  }
  return depth === 0 && value.trim() !== ''
}
