export { default as BrowserIcon } from 'lucide-react/icons/app-window'
