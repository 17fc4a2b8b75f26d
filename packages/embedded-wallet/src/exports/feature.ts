export { walletViews } from '../modal/walletViews'
