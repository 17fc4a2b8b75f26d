import { BadgeCheck } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const CertifiedIcon: Icon = /* @__PURE__ */ createIcon('badge-check', BadgeCheck)
