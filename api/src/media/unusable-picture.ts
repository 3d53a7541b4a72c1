export type Unusable =
  'not a picture' | 'broken base64' | 'too large' | 'too many pixels' | 'animated';

/** A picture that was sent and is not taken. The reason is for tests and logs, not for students. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';

  constructor(readonly reason: Unusable) {
    super(reason);
  }
}
