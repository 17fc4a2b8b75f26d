import type { ReactNode } from 'react'
import { createStroke } from './createStroke'

export const TokensIcon: () => ReactNode = /* @__PURE__ */ createStroke(
  'tokens',
  'M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM18.2 10.6a6 6 0 1 1-7.6 7.6',
)
