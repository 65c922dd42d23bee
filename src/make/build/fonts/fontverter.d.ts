declare module 'fontverter' {
  /** Converts between the formats of font files. Rejects for a file that is not a font. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
