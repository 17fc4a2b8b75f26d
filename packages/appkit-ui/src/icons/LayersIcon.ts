import { Layers } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const LayersIcon: Icon = /* @__PURE__ */ createIcon('layers', Layers)
