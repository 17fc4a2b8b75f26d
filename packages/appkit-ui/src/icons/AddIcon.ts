export { default as AddIcon } from 'lucide-react/icons/plus'
