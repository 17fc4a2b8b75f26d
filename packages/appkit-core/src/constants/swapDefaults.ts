/** Slippage that a swap tolerates, in percent. Spec 9. */
export const swapSlippage = 1
/** Who swaps unless the configuration says otherwise. Spec 9. */
export const defaultSwapProvider = '1inch'
