import type { ReactNode } from 'react'
import { createStroke } from './createStroke'

export const OpenIcon: () => ReactNode = /* @__PURE__ */ createStroke('chevron-right', 'm9 6 6 6-6 6')
