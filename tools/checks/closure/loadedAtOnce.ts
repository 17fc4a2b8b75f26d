import type { Metafile } from 'esbuild'

/** Returns the outputs of a build that the browser fetches for its entry: the entry and its static imports. */
export function loadedAtOnce({ outputs }: Metafile): string[] {
  const found = new Set(Object.keys(outputs).filter(name => outputs[name]?.entryPoint === '<stdin>'))
  for (const name of found)
    for (const { kind, path, external } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(path)
  return [...found]
}
