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
            A confession is stored without its author, and its time is cut to the minute.
            Confessions of the same minute are in random order, and an edit leaves no mark.
          </li>
          <li>
            Who wrote it is in a separate table, which the site reads only for that student’s own
            questions: is this mine, which are mine, can I change it, did someone answer. In a
            thread everyone has a label that means nothing outside it: “OP” for the author,
            “Anonymous 1” and so on for the others.
          </li>
          <li>
            We re-encode a confession’s pictures with noise of their own and give them a random
            address. The same picture in a post under your name has another address and other bytes.
          </li>
          <li>
            We don’t list your confessions on your profile, because someone may be looking over your
            shoulder. Our log never names a student next to a confession.
          </li>
        </ul>
        <p>
          The limit: that separate table exists, because you couldn’t edit or delete without it. A
          report on a confession doesn’t name its author, but someone who has the database and reads
          that table can. So we say that no student can see who wrote a confession. We don’t say
          that nobody ever could.
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
          Your browser makes a picture smaller before it sends it. The server decodes it, re-encodes
          it as WebP and throws the original away. Everything the camera wrote into it is then gone:
          place, time, model.
        </p>
        <p>
          Pictures of posts and listings have long random addresses. Anyone with the address can
          open the picture without logging in: that way your browser can keep it instead of loading
          it again. We list the addresses nowhere, but don’t put anything in a picture that must not
          leave your college.
        </p>
        <p>
          Photos of dating profiles are different. Each time, the server checks who is looking and
          whether they can see the profile now. If you aren’t logged in, you see nothing.
        </p>
      </>
    ),
  },
  {
    id: 'dating-and-chat',
    title: 'Dating and chat',
    body: (
      <ul>
        <li>Only students with a profile see profiles, and only from their own college.</li>
        <li>
          Someone who rejected you, blocked you, left or paused looks the same as someone who was
          never there. That’s also why a profile you sent a request to disappears until that student
          answers.
        </li>
        <li>
          You can chat only after you’ve both said yes. We store messages on the server, and they
          aren’t end-to-end encrypted: we don’t read them, but a report shows the operators the last
          50 messages of the chat.
        </li>
        <li>
          You can hide your profile from people by their usernames. We tell nobody, and we don’t
          tell you if they’re in dating. Your matches and anyone you ask still see it.
        </li>
        <li>
          Your matches see what you’ve read only if you choose to show it, and only those who show
          it too.
        </li>
        <li>
          After a rejection or an ended match, you don’t see each other for 90 days. When a match
          ends, the chat closes for both of you. A block lasts until you undo it.
        </li>
        <li>The live connection ends when you log out.</li>
      </ul>
    ),
  },
  {
    id: 'moderation',
    title: 'How texts are checked',
    body: (
      <>
        <p>
          A program on our own server checks whatever you write to other students before anyone sees
          it, in English, in Hinglish and in the scripts of India. It looks for threats, sexual
          content, slurs, abuse, self-harm, personal details and scams. If it refuses a text, we
          don’t store it, and tell you which field it was and why.
        </p>
        <p>
          A site can be set up to ask an outside service as well. We send it only the text, without
          cookie, name or id. If it doesn’t answer at once, our own verdict stands.
        </p>
        <p>
          The program reads texts, not pictures, and it makes mistakes. Whatever slips through can
          be <Link to={`${paths.disclaimer()}#community-guidelines`}>reported</Link>: operators read
          reports together with what’s around them, and can hide content and suspend students. A
          community’s moderators can hide posts and comments there, and the author is told why. They
          never learn who wrote a confession.
        </p>
      </>
    ),
  },
];
