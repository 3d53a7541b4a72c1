// The baseline of the chat: Socket.IO and nothing else. A client names its room; a message is sent to a room.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const server = createServer();
const io = new Server(server, { serveClient: false });
io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.query.room));
  socket.on('say', (room, message) => io.to(room).emit('heard', message));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${server.address().port}`);
});
process.once('SIGTERM', () => void io.close());
