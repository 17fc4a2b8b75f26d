import type { ReactNode } from 'react'
import { createStroke } from './createStroke'

export const ClearIcon: () => ReactNode = /* @__PURE__ */ createStroke('x', 'M18 6 6 18M6 6l12 12')
