const own = 'it is the one who asks';
const college = 'it is the college of the account';
const drawn = 'the picture itself tells';
const other = 'it names somebody else; told in other words where the student may know';

/** Columns of the tables that are told which are not, and why. */
const reasons: Readonly<Record<string, string>> = {
  'students.id': own,
  'students.mailbox': 'it follows from the email',
  'students.username_lower': 'it is the username',
  'students.password_hash': 'a secret, from which nobody can tell the password',
  'sessions.token_hash': 'a secret, from which nobody can tell the token',
  'sessions.student_id': own,
  'posts.author_id': own,
  'comments.author_id': own,
  'confession_authors.author_id': own,
  'confession_authors.post_id': 'it is the id of the confession',
  'confession_participants.student_id': own,
  'confession_participants.post_id': 'it is told with the comment',
  'confession_participants.number': 'it is in the label of the comment',
  'votes.student_id': own,
  'ads.seller_id': own,
  'cabs.author_id': own,
  'seat_requests.student_id': own,
  'events.organizer_id': own,
  'explores.organizer_id': own,
  'event_interests.student_id': own,
  'explore_interests.student_id': own,
  'dating_profiles.student_id': own,
  'dating_matches.low_id': other,
  'dating_matches.high_id': other,
  'dating_matches.sender_id': 'told as sentByMe',
  'dating_matches.low_read_at': 'told as readAt, the own one only',
  'dating_matches.high_read_at': 'told as readAt, the own one only',
  'dating_messages.sender_id': 'told as sentByMe',
  'dating_messages.match_id': 'it stands with its match',
  'dating_messages.hidden_at': 'what is hidden is not told',
  'dating_blocks.blocker_id': own,
  'dating_blocks.blocked_id': other,
  'reports.reporter_id': own,
  'reports.author_id': other,
  'reports.evidence': 'what somebody else wrote; it is theirs',
  'reports.decision_reason': 'a note among the operators, which may name others',
  'community_requests.student_id': own,
  'notifications.student_id': own,
  'notifications.actor_id': other,
};

/** Of all tables with pictures. */
const ofPictures: Readonly<Record<string, string>> = {
  position: 'it is the order in which the pictures stand',
  media_key: 'it is the name of the file',
  width: drawn,
  height: drawn,
  post_id: 'the picture stands with its post',
  ad_id: 'the picture stands with its ad',
  event_id: 'the picture stands with its event',
  explore_id: 'the picture stands with its trip',
  student_id: own,
};

/** Why a column of a table that is told is not told; undefined for one that is. */
export function isLeftOut(name: string): string | undefined {
  const [table = '', column = ''] = name.split('.');
  if (column === 'college_id') return college;
  return table.endsWith('_images') ? ofPictures[column] : reasons[name];
}

/** Columns by which rows lead to a student, of tables that nothing is told of that way, and why. */
export const notFollowed: Readonly<Record<string, string>> = {
  'codes.address': 'a code lives for ten minutes, and its row holds nothing but a checksum',
  'college_requests.contact_email': 'somebody else asked; who they are is theirs',
  'dating_blocks.blocked_id': 'nobody learns by whom they are blocked',
  'notifications.actor_id': 'it is what somebody else is told',
  'notifications.subject_id': 'it is what the student is told of, not who',
  'reports.author_id': 'who reported whom stays between them and the operators',
  'reports.subject_id': 'as above, and of the own reports it is told',
  'operator_log.subject_id': 'a note among the operators, which may name others',
};
