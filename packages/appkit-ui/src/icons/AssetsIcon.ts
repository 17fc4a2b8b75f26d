export { default as AssetsIcon } from 'lucide-react/icons/coins'
