export { default as QrCodeIcon } from 'lucide-react/icons/qr-code'
