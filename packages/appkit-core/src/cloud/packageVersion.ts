/** Version of this package, as the backend hears it. A test keeps it equal to package.json. */
export const packageVersion = '0.0.0'
