declare module 'wawoff2/decompress.js' {
  /** Turns a WOFF2 file into the TrueType or OpenType file that it was made of. */
  function decompress(woff2: Uint8Array): Promise<Uint8Array>
  export = decompress
}
