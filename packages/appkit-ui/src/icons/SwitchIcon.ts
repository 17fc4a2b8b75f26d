export { default as SwitchIcon } from 'lucide-react/icons/arrow-left-right'
