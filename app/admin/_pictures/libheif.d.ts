// The package describes only its other builds.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifPicture {
    get_width(): number
    get_height(): number
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void
  }

  export default function libheif(): {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifPicture[] }
  }
}
