import type { ReactNode } from 'react'
import { createStroke } from './createStroke'

export const DownIcon: () => ReactNode = /* @__PURE__ */ createStroke('arrow-down', 'M12 5v14m-6-6 6 6 6-6')
