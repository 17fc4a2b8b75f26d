/** The condition of our sources, which only this repository has. */
const SOURCE = '@openappkit/source'

/** Fields that only this repository uses. */
const OURS = new Set(['devDependencies', 'scripts', 'openappkit'])

/** Removes from a manifest what an app can't use, when the package is packed. */
function beforePacking(manifest) {
  const published = Object.entries(manifest).filter(([field]) => !OURS.has(field))
  return withoutSource(Object.fromEntries(published))
}

function withoutSource(manifest) {
  const exports = Object.entries(manifest.exports ?? {}).map(([key, target]) => {
    if (typeof target === 'string') return [key, target]
    return [key, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE))]
  })
  return { ...manifest, exports: Object.fromEntries(exports) }
}

export const hooks = { beforePacking }
