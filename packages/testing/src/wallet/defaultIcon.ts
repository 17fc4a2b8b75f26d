/**
 * A plain wallet on a violet square, drawn for this package. Encoded in base64, because the Wallet Standard accepts no
 * other encoding.
 */
export const defaultIcon: string = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#5b4bdb"/><path d="M26 34h40a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V32a4 4 0 0 1 4-4h34" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="60" cy="52" r="4" fill="#fff"/></svg>',
)}`
