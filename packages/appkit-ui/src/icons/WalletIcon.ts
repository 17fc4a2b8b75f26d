export { default as WalletIcon } from 'lucide-react/icons/wallet'
