export { default as AllWalletsIcon } from 'lucide-react/icons/layout-grid'
