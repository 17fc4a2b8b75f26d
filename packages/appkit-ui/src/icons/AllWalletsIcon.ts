import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs'
import { createIcon, type Icon } from './createIcon'

export const AllWalletsIcon: Icon = /* @__PURE__ */ createIcon('layout-grid', LayoutGrid)
