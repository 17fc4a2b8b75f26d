import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import { createIcon, type Icon } from './createIcon'

export const ExchangeIcon: Icon = /* @__PURE__ */ createIcon('landmark', Landmark)
