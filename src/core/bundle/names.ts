/** What bundles are called, apart from what makes and reads them: who only names one loads neither. */

/** What follows the name of a file in that of its bundle, as the tools of the field have it. */
export const BUNDLE_SUFFIX = '.sigstore.json';
