/** End of a name that is registered now. Spec 9. */
export const nameSuffix = '.reown.id'
/** End of the names of earlier days. They still resolve. Spec 9. */
export const legacyNameSuffix = '.wcn.id'
