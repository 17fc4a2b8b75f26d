/** Returns the package of a bare import: `@x/a` of `@x/a/b`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
