import type { ReactNode } from 'react'
import { Skeleton } from '../../elements/Skeleton'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './AssetRowsSkeleton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Renders placeholders for as many rows of a tab as show without scrolling. */
export function AssetRowsSkeleton(): ReactNode {
  useSheet(sheet)
  return <Skeleton rows={5} />
}
