export { default as CopyIcon } from 'lucide-react/icons/copy'
