/** Elements and hooks for the views of features that move money. Loads separately from the modal's main entry. */
export { useWatchedAssets } from '../kit/useWatchedAssets'
export { breakAfterPoint } from '../money/breakAfterPoint'
export { exactAmount } from '../money/exactAmount'
export { groupedAmount } from '../money/groupedAmount'
export { Money, type MoneyProps } from '../money/Money'
export { moneyText } from '../money/moneyText'
export { shortened } from '../money/shortened'
export { useFittedText } from '../money/useFittedText'
