export { default as ErrorIcon } from 'lucide-react/icons/circle-alert'
