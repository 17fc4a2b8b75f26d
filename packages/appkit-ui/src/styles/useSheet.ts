import { useContext, useInsertionEffect } from 'react'
import type { Sheet } from './defineSheet'
import { StyleContext } from './StyleContext'

/** Makes the surrounding root adopt `sheet` before the browser paints. Every element calls it once with its own sheet. */
export function useSheet(sheet: Sheet): void {
  const registry = useContext(StyleContext)
  useInsertionEffect(() => registry?.adopt(sheet), [registry, sheet])
}
