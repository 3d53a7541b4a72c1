/** Made by the gallery's build of `collect-texts.mjs`. */
declare module 'campus:texts' {
  const files: readonly { readonly file: string; readonly texts: readonly string[] }[];
  export default files;
}
