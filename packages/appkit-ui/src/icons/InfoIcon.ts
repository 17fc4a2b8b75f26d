export { default as InfoIcon } from 'lucide-react/icons/info'
