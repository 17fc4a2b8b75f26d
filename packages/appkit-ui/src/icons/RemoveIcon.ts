import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { createIcon, type Icon } from './createIcon'

export const RemoveIcon: Icon = /* @__PURE__ */ createIcon('trash-2', Trash2)
