import Picture from 'lucide/dist/esm/icons/image.mjs'
import { createIcon, type Icon } from './createIcon'

export const PictureIcon: Icon = /* @__PURE__ */ createIcon('image', Picture)
