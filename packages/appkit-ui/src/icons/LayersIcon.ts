import Layers from 'lucide/dist/esm/icons/layers.mjs'
import { createIcon, type Icon } from './createIcon'

export const LayersIcon: Icon = /* @__PURE__ */ createIcon('layers', Layers)
