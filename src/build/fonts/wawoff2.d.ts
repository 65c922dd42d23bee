declare module 'wawoff2/compress.js' {
  /** Makes a WOFF2 file of a TrueType or OpenType file. */
  function compress(font: Uint8Array): Promise<Uint8Array>
  export = compress
}

declare module 'wawoff2/decompress.js' {
  /** Turns a WOFF2 file into the TrueType or OpenType file that it was made of. */
  function decompress(woff2: Uint8Array): Promise<Uint8Array>
  export = decompress
}
