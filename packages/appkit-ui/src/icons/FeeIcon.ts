export { default as FeeIcon } from 'lucide-react/icons/fuel'
