/** Size of the popup of a social login, in CSS pixels. Spec 2 and 9. */
export const socialPopupSize: { readonly width: number; readonly height: number } = { width: 600, height: 800 }
