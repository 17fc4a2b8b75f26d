import { LayoutGrid } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const AllWalletsIcon: Icon = /* @__PURE__ */ createIcon('layout-grid', LayoutGrid)
