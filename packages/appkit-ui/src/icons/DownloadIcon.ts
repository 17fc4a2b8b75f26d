export { default as DownloadIcon } from 'lucide-react/icons/download'
