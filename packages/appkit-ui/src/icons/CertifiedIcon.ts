import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs'
import { createIcon, type Icon } from './createIcon'

export const CertifiedIcon: Icon = /* @__PURE__ */ createIcon('badge-check', BadgeCheck)
