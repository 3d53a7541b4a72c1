import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import type { PolicySection } from '../../policy/policy-page';

/** Confessions, pictures, dating, and how texts are checked. */
export const content: readonly PolicySection[] = [
  {
    id: 'confessions',
    title: 'Confessions',
    body: (
      <>
        <ul>
          <li>
            The row of a confession has no author, and its time is cut to the minute. Confessions of
            the same minute stand in random order, and an edit leaves no mark.
          </li>
          <li>
            Who wrote it stands in a table of its own, which is only read for that student’s own
            questions: is this mine, which are mine, may I change it, did somebody answer. In a
            thread everybody has a label that means nothing outside of it: “OP” for the author,
            “Anonymous 1” and so on for the others.
          </li>
          <li>
            Pictures of a confession are encoded anew with a grain of their own, under a random
            address. The same picture in a post under your name shares neither address nor bytes.
          </li>
          <li>
            Your confessions are not listed on your profile, for somebody may be looking over your
            shoulder. Lines in our log about confessions name no student.
          </li>
        </ul>
        <p>
          The limit: that separate table exists, because editing and deleting need it. A report on a
          confession does not name its author. But whoever holds the database and reads that table
          can name an author. So we say that no student can see who wrote a confession. We do not
          say that nobody ever could.
        </p>
      </>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures',
    body: (
      <>
        <p>
          Your browser makes a picture smaller before it is sent. The server decodes it, encodes it
          anew as WebP and throws the original away. Everything that the camera wrote into it is
          gone then: place, time, model.
        </p>
        <p>
          Pictures of posts and listings lie under long random addresses. Whoever has such an
          address can open the picture without signing in: that lets your browser keep it instead of
          loading it again. They are listed nowhere, but do not put into a picture what must not
          leave your college.
        </p>
        <p>
          Photos of dating profiles are different. For each view the server asks who is looking, and
          whether they may see the profile now. Without a sign-in there is nothing to see.
        </p>
      </>
    ),
  },
  {
    id: 'dating-and-chat',
    title: 'Dating and chat',
    body: (
      <ul>
        <li>Only a student with a profile sees profiles, and only of their own college.</li>
        <li>
          Who refused you, blocked you, left or paused looks the same as somebody who never was
          there. That is also why a profile that you asked disappears until it has answered.
        </li>
        <li>
          Only two who accepted each other can chat. Messages are stored on the server and are not
          encrypted end to end: we do not read them, but a report carries the last 50 messages of
          the two to the operators.
        </li>
        <li>
          A refusal, and the end of a match, keep the two apart for 90 days. When a match ends its
          conversation is closed for both. A block holds until you undo it.
        </li>
        <li>The live connection belongs to your sign-in, and ends with it.</li>
      </ul>
    ),
  },
  {
    id: 'moderation',
    title: 'How texts are checked',
    body: (
      <>
        <p>
          Whatever you write to other students is checked by a program on our own server before
          anybody sees it, in English, in Hinglish and in the scripts of India. It looks for
          threats, sexual content, slurs, abuse, self-harm, personal details and scams. A text that
          is refused is not stored, and you are told which field it was and why.
        </p>
        <p>
          A site can be set up to ask an outside service as well. It is sent the text alone, without
          cookie, name or id. If it does not answer at once our own verdict stands.
        </p>
        <p>
          The program reads texts, not pictures, and it makes mistakes. What slips through can be{' '}
          <Link to={`${paths.disclaimer()}#community-guidelines`}>reported</Link>: operators read
          reports together with what stands around them, and can hide content and suspend students.
        </p>
      </>
    ),
  },
];
