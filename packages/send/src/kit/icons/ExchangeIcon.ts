import type { ReactNode } from 'react'
import { createStroke } from './createStroke'

export const ExchangeIcon: () => ReactNode = /* @__PURE__ */ createStroke(
  'arrow-up-down',
  'M8 20V4M4 8l4-4 4 4M16 4v16m4-4-4 4-4-4',
)
