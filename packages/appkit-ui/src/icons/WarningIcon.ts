export { default as WarningIcon } from 'lucide-react/icons/triangle-alert'
